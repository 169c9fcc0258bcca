import { useState } from "react";
import { Tabs } from "#ui/tabs.tsx";
import { Stack } from "../arrange.tsx";

const tabs = [
  { id: "header", label: "Header" },
  { id: "payload", label: "Payload" },
  { id: "signature", label: "Signature" },
] as const;

export default function TabsExample() {
  const [tab, setTab] = useState<(typeof tabs)[number]["id"]>("payload");
  return (
    <Stack>
      <Tabs label="Parts of the token" tabs={tabs} selected={tab} onSelect={setTab}>
        <p>The {tab} of the token.</p>
      </Tabs>
    </Stack>
  );
}
