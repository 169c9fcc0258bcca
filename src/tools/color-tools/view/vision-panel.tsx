import { ColorField } from "#ui/color-field.tsx";
import { seenBy, shadesOf, visions, type Chosen } from "../logic.ts";
import { Swatch } from "./swatch.tsx";

interface Props {
  chosen: Chosen;
  second: string;
  onSecond: (hex: string) => void;
}

/** How the color, its shades and a second color look without one kind of cone, or without any. */
export function VisionPanel({ chosen, second, onSecond }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <ColorField label="Second color" value={second} onChange={onSecond} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4">
        {visions.map(({ id, name, about }) => (
          <section
            key={id}
            aria-label={name}
            className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-raised p-4"
          >
            <div>
              <h3 className="font-semibold">{name}</h3>
              <p className="text-sm text-soft">{about}</p>
            </div>
            <div className="grid grid-cols-2 gap-2">
              <Swatch label="Color" text={seenBy(id, chosen.hex)} />
              <Swatch label="Second" text={seenBy(id, second)} />
            </div>
            <span aria-hidden className="flex h-6 overflow-hidden rounded-sm">
              {shadesOf(chosen.hex).map((shade) => (
                <span
                  key={shade.step}
                  className="flex-1 forced-color-adjust-none"
                  style={{ backgroundColor: seenBy(id, shade.hex) }}
                />
              ))}
            </span>
          </section>
        ))}
      </div>
      <p className="text-sm text-soft">
        Simulated with the model of Machado, Oliveira and Fernandes (2009) at full severity. Most
        people with color blindness have a weaker form.
      </p>
    </div>
  );
}
