import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Panel } from "#ui/panel.tsx";
import type { Note } from "../logic/notes.ts";

const looks = {
  warn: { Icon: TriangleAlert, color: "text-warn" },
  neutral: { Icon: Info, color: "text-soft" },
};

/** What is doubtful about a token. */
export function NotesPanel({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <Panel title="Worth knowing">
      <ul className="flex flex-col gap-2 text-sm">
        {notes.map(({ tone, text }) => {
          const { Icon, color } = looks[tone];
          return (
            <li key={text} className="flex gap-2">
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${color}`} />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
