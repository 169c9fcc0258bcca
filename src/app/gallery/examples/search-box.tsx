import { useState } from "react";
import { SearchBox } from "#ui/search-box.tsx";
import { Stack } from "../arrange.tsx";

export default function SearchBoxExample() {
  return (
    <Stack>
      <Search initial="" />
      <Search initial="json" />
    </Stack>
  );
}

function Search({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);
  return (
    <SearchBox
      label="Search tools"
      placeholder="Search tools…"
      value={text}
      onChange={setText}
      onClear={() => setText("")}
    />
  );
}
