import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { downloadText } from "#browser/download.ts";
import { printPage } from "#browser/print.ts";
import { Button } from "../button.tsx";
import { ShareLink } from "../share-link.tsx";

interface Props {
  /** The inputs, as a link's fragment. */
  fragment: string;
  fileName: string; // "loan-schedule.csv"
  /** The table, written only when it is asked for. */
  csv: () => string;
}

/** What a visitor can take along from a calculator: a link, the table, a print. */
export function ExportActions({ fragment, fileName, csv }: Props) {
  return (
    <div className="flex flex-wrap gap-2 no-print">
      <ShareLink fragment={fragment} />
      <Button
        className="max-sm:px-3"
        icon={<Download aria-hidden className="size-4" />}
        onClick={() => downloadText(fileName, csv(), "text/csv;charset=utf-8")}
      >
        <span>
          <span className="max-sm:sr-only">Download </span>CSV
        </span>
      </Button>
      <Button
        className="max-sm:px-3"
        icon={<Printer aria-hidden className="size-4" />}
        onClick={printPage}
      >
        Print
      </Button>
    </div>
  );
}
