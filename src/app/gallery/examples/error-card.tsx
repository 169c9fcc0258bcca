import { Button } from "#ui/button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { Stack } from "../arrange.tsx";

export default function ErrorCardExample() {
  return (
    <Stack>
      <ErrorCard quiet message="Please enter a JWT token" />
      <ErrorCard
        quiet
        message="Invalid JSON format"
        actions={
          <>
            <Button size="small">Go to the error</Button>
            <Button size="small">Add the comma</Button>
          </>
        }
      >
        Line 3, column 5: a comma is missing between two members.
      </ErrorCard>
    </Stack>
  );
}
