import { Disclosure } from "#ui/disclosure.tsx";
import { Stack } from "../arrange.tsx";

export default function DisclosureExample() {
  return (
    <Stack>
      <Disclosure summary="More options">Sort keys, escape non-ASCII characters.</Disclosure>
      <Disclosure summary="Details" open>
        The table stands here once it is opened.
      </Disclosure>
    </Stack>
  );
}
