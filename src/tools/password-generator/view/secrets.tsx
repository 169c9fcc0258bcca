import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { DownloadButton } from "#ui/text/download-button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { PaneAction } from "#ui/text/pane-action.tsx";
import { Pane } from "#ui/text/pane.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { ValueList } from "#ui/value-list.tsx";
import { counts } from "../logic.ts";
import type { ModeProps, useSecrets } from "./use-secrets.ts";

interface Props {
  what: string; // "Password"
  options: ModeProps["options"];
  made: ReturnType<typeof useSecrets>;
  /** How good they are. */
  strength: ReactNode;
  /** How a secret looks, when it is more than plain text. */
  show?: (secret: string) => ReactNode;
  /** The options of this kind of secret. */
  children: ReactNode;
  /** Where they come from, in one line. */
  note: string;
}

const countOptions = counts.map((count) => [String(count), String(count)] as const);
const dots = () => (
  <>
    <span className="sr-only">Hidden</span>
    <span aria-hidden>••••••••••••</span>
  </>
);

/** The secrets with what can be done with them, how good they are, and how they are made. */
export function Secrets({ what, options, made, strength, show, children, note }: Props) {
  const [isHidden, setHidden] = useState(false);
  const { secrets, round, renew, change } = made;
  const values = secrets.ok ? secrets.value : [];
  const text = values.join("\n");
  const isNone = values.length === 0;
  const label = values.length > 1 ? `${what}s` : what;
  const shown = isHidden ? { show: dots } : show === undefined ? {} : { show };
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap gap-2">
          <Button
            look="primary"
            disabled={isNone}
            icon={<RefreshCw aria-hidden className="size-4" />}
            onClick={renew}
          >
            Generate
          </Button>
          <CopyButton
            look="plain"
            size="normal"
            label="Generate and copy"
            disabled={isNone}
            text={() => {
              const fresh = renew();
              return fresh.ok ? fresh.value.join("\n") : null;
            }}
          />
        </div>
        <Pane
          fit
          output
          label={label}
          actions={
            <>
              <PaneAction
                icon={
                  isHidden ? (
                    <EyeOff aria-hidden className="size-4" />
                  ) : (
                    <Eye aria-hidden className="size-4" />
                  )
                }
                label={isHidden ? "Show" : "Hide"}
                what={label}
                disabled={isNone}
                onClick={() => setHidden(!isHidden)}
              />
              <CopyButton
                text={text}
                what={label}
                label={values.length > 1 ? "Copy all" : "Copy"}
                disabled={isNone}
              />
              {values.length > 1 && (
                <DownloadButton
                  fileName={`${what.toLowerCase()}s.txt`}
                  what={label}
                  read={async () => new Blob([text, "\n"], { type: "text/plain" })}
                />
              )}
            </>
          }
        >
          {secrets.ok ? (
            <ValueList what={what} values={values} {...shown} />
          ) : (
            <div className="p-4">
              <ErrorCard message={secrets.message} />
            </div>
          )}
        </Pane>
        {strength}
        <p role="status" className="sr-only">
          {isNone ? "" : `${label} generated, number ${round}`}
        </p>
      </div>
      <Panel>
        <div className="flex flex-col gap-4">
          {children}
          <Select
            label="How many"
            options={countOptions}
            value={String(options.count)}
            onChange={(count) => change({ count: Number(count) })}
          />
          {note !== "" && <p className="text-sm text-soft">{note}</p>}
        </div>
      </Panel>
    </div>
  );
}
