import ArrowDownAZ from "lucide-react/icons/arrow-down-a-z";
import Plus from "lucide-react/icons/plus";
import ShieldX from "lucide-react/icons/shield-x";
import Trash from "lucide-react/icons/trash-2";
import { useRef } from "react";
import { counted } from "#domain/wording.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import {
  queryJson,
  readQuery,
  sortedQuery,
  trackingPlaces,
  withNewParameter,
  withParameter,
  withoutParameters,
} from "../logic.ts";

interface Props {
  query: string | null;
  plus: boolean;
  onChange: (query: string | null) => void;
}

const box =
  "h-10 min-w-0 rounded-md border border-edge bg-raised px-2 font-mono pointer-coarse:h-11 pointer-coarse:text-base";
const asTyped = {
  autoComplete: "off",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
  dir: "auto",
};

/** The parameters of a query, decoded. What is changed here is encoded again in the URL. */
export function QueryTable({ query, plus, onChange }: Props) {
  const parameters = readQuery(query ?? "");
  const tracking = trackingPlaces(parameters);
  const list = useRef<HTMLOListElement>(null);
  const change = (place: number, part: { name?: string; value?: string }) =>
    onChange(withParameter(query ?? "", place, part, plus));

  return (
    <section aria-label="Query" className="flex flex-col gap-1.5 text-sm">
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
        <h3 className="me-auto font-semibold">
          Query
          <span className="ms-2 font-normal text-soft">
            {counted(parameters.length, "parameter")}
          </span>
        </h3>
        <CopyButton
          label="Copy JSON"
          what="of the query"
          text={queryJson(parameters)}
          disabled={parameters.length === 0}
        />
        <Button
          look="quiet"
          size="small"
          disabled={parameters.length < 2}
          icon={<ArrowDownAZ aria-hidden className="size-4" />}
          onClick={() => onChange(sortedQuery(query ?? ""))}
        >
          Sort
        </Button>
      </div>
      <ol ref={list} className="flex flex-col gap-1.5">
        {parameters.map(({ place, name, value }, index) => (
          <li key={place} className="flex items-center gap-1.5">
            <input
              {...asTyped}
              aria-label={`Name ${index + 1}`}
              placeholder="name"
              value={name}
              onChange={(event) => change(place, { name: event.currentTarget.value })}
              className={`${box} w-0 flex-2`}
            />
            <span aria-hidden className="text-soft">
              =
            </span>
            <input
              {...asTyped}
              aria-label={`Value ${index + 1}`}
              placeholder="value"
              value={value}
              onChange={(event) => change(place, { value: event.currentTarget.value })}
              className={`${box} w-0 flex-3`}
            />
            <CopyButton iconOnly what={`value ${index + 1}`} text={value} disabled={value === ""} />
            <Button
              look="quiet"
              size="small"
              aria-label={`Remove parameter ${index + 1}`}
              title={`Remove parameter ${index + 1}`}
              icon={<Trash aria-hidden className="size-4" />}
              onClick={() => onChange(withoutParameters(query ?? "", [place]))}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => {
            onChange(withNewParameter(query));
            // Once the new row is drawn, its name is what comes next.
            requestAnimationFrame(() =>
              list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus(),
            );
          }}
        >
          Add parameter
        </Button>
        {tracking.length > 0 && (
          <Button
            size="small"
            icon={<ShieldX aria-hidden className="size-4" />}
            onClick={() => onChange(withoutParameters(query ?? "", tracking))}
          >
            Remove tracking ({tracking.length})
          </Button>
        )}
      </div>
    </section>
  );
}
