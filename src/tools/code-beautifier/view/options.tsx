import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { canMinify, dialects, languages, type LanguageId, type Options } from "../logic.ts";

interface Props {
  options: Options;
  /** The language in use: the one that was chosen, or that was guessed. */
  language: LanguageId;
  onChange: (change: Partial<Options>) => void;
}

const languageChoices = [
  ["auto", "Auto-detect"],
  ...languages.map(({ id, name }) => [id, name] as const),
] as const;
const indentChoices = [
  ["2", "2 spaces"],
  ["4", "4 spaces"],
  ["8", "8 spaces"],
  ["tab", "Tab"],
] as const;
const layoutChoices = [
  ["beautify", "Beautify"],
  ["minify", "Minify"],
] as const;
const widthChoices = [
  ["80", "80"],
  ["100", "100"],
  ["120", "120"],
] as const;
const commaChoices = [
  ["all", "Everywhere"],
  ["es5", "Not after parameters"],
  ["none", "Nowhere"],
] as const;
const caseChoices = [
  ["preserve", "As written"],
  ["upper", "UPPER"],
  ["lower", "lower"],
] as const;

/** The language, the indent, and behind a button what only some languages have. */
export function OptionsBar({ options, language, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const isMinified = options.minify && canMinify(language);
  return (
    <>
      <Select
        label="Language"
        options={languageChoices}
        value={options.language}
        onChange={(chosen) => onChange({ language: chosen })}
      />
      {language === "sql" && (
        <Select
          label="Dialect"
          options={dialects}
          value={options.dialect}
          onChange={(dialect) => onChange({ dialect })}
        />
      )}
      {canMinify(language) && (
        <Segmented
          label="Layout"
          hideLabel
          options={layoutChoices}
          value={isMinified ? "minify" : "beautify"}
          onChange={(layout) => onChange({ minify: layout === "minify" })}
        />
      )}
      {!isMinified && (
        <Select
          label="Indent"
          options={indentChoices}
          value={options.indent}
          onChange={(indent) => onChange({ indent })}
        />
      )}
      {!isMinified && language !== "json" && (
        <Button
          look="quiet"
          className="max-sm:px-2"
          aria-expanded={isOpen}
          aria-controls={moreId}
          icon={<SlidersHorizontal aria-hidden className="size-4" />}
          onClick={() => setIsOpen(!isOpen)}
        >
          More options
        </Button>
      )}
      <div
        id={moreId}
        hidden={!isOpen || isMinified || language === "json"}
        className="flex basis-full flex-wrap items-center gap-x-5 gap-y-2"
      >
        <More options={options} language={language} onChange={onChange} />
      </div>
    </>
  );
}

const scripts = new Set<LanguageId>(["javascript", "jsx", "typescript", "html"]);
const quoted = new Set<LanguageId>([...scripts, "css", "scss", "less", "yaml", "markdown"]);

function More({ options, language, onChange }: Props) {
  const isScript = scripts.has(language);
  return (
    <>
      <Segmented
        label="Line width"
        options={widthChoices}
        value={options.width}
        onChange={(width) => onChange({ width })}
      />
      {quoted.has(language) && (
        <Switch
          label="Single quotes"
          checked={options.singleQuotes}
          onChange={(singleQuotes) => onChange({ singleQuotes })}
        />
      )}
      {isScript && (
        <Switch
          label="Semicolons"
          checked={options.semicolons}
          onChange={(semicolons) => onChange({ semicolons })}
        />
      )}
      {(isScript || language === "scss" || language === "less") && (
        <Select
          label="Trailing commas"
          options={commaChoices}
          value={options.trailingComma}
          onChange={(trailingComma) => onChange({ trailingComma })}
        />
      )}
      {language === "sql" && (
        <Select
          label="Keywords"
          options={caseChoices}
          value={options.keywordCase}
          onChange={(keywordCase) => onChange({ keywordCase })}
        />
      )}
    </>
  );
}
