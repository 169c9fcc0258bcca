import { Component, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { isLostChunk, isReloading } from "../lost-chunk.ts";

interface Props {
  name: string;
  children: ReactNode;
}

/** Keeps the rest of the site alive when one unit fails: says so, and offers to start it again. */
export class UnitBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    if (isReloading()) return null;
    if (isLostChunk(this.state.error)) return <LostCard name={this.props.name} />;
    return (
      <ErrorCard
        message={`${this.props.name} stopped working.`}
        actions={
          <>
            <Button look="primary" onClick={() => this.setState({ error: undefined })}>
              Reset this tool
            </Button>
            <Button onClick={() => globalThis.location.reload()}>Reload the page</Button>
          </>
        }
      >
        The rest of the site still works. A part of this page may have failed to load, or a browser
        extension may have changed the page.
      </ErrorCard>
    );
  }
}

/** Only a reload helps here: a script that could not be loaded is not asked for again. */
function LostCard({ name }: Pick<Props, "name">) {
  return (
    <ErrorCard
      message={`${name} could not be loaded.`}
      actions={
        <Button look="primary" onClick={() => globalThis.location.reload()}>
          Reload the page
        </Button>
      }
    >
      The connection may be interrupted, or there is a new version of the site. Copy what you want
      to keep before you reload.
    </ErrorCard>
  );
}
