import { Component, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { isStaleChunk, isReloading } from "../stale-chunk.ts";

interface Props {
  name: string;
  children: ReactNode;
}

const reload = () => globalThis.location.reload();

/** Keeps the rest of the site alive when one unit fails: says so, and offers to start it again. */
export class UnitBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isReloading()) return null;
    if (isStaleChunk(error)) {
      return (
        <ErrorCard
          message={`${this.props.name} could not be loaded.`}
          actions={
            <Button look="primary" onClick={reload}>
              Reload the page
            </Button>
          }
        >
          You may be offline, or a newer version of the site was put up in the meantime.
        </ErrorCard>
      );
    }
    return (
      <ErrorCard
        message={`${this.props.name} stopped working.`}
        actions={
          <>
            <Button look="primary" onClick={() => this.setState({ error: undefined })}>
              Reset this tool
            </Button>
            <Button onClick={reload}>Reload the page</Button>
          </>
        }
      >
        The rest of the site still works. A browser extension may have changed the page.
      </ErrorCard>
    );
  }
}
