import { operations } from "#catalog/operations.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { commands, switchesOf } from "./commands.ts";
import { nouns, secondWords, wordsOf } from "./find-operation.ts";
import type { Switches } from "./switches.ts";
import { toKebab } from "./words.ts";

/** What a shell needs to complete commands, written from the declarations. */
export function completionsFor(shell: string | undefined): Result<string> {
  switch (shell) {
    case "bash":
      return ok(bash());
    case "zsh":
      return ok(zsh());
    case "fish":
      return ok(fish());
    default:
      return fail("For which shell? tabkit completions bash|zsh|fish");
  }
}

interface Place {
  /** "base64 encode", or "run". */
  path: string;
  says: string;
  switches: Switches;
}

/** Everything that has switches. */
const places = (): Place[] => [
  ...Object.entries(commands).map(([path, { says, switches }]) => ({ path, says, switches })),
  ...operations.map((operation) => ({
    path: wordsOf(operation.id).join(" "),
    says: operation.about,
    switches: switchesOf(operation),
  })),
];

const firstWords = (): string[] => [...nouns, ...Object.keys(commands)];
const longNames = (switches: Switches): string[] =>
  Object.keys(switches).map((name) => `--${toKebab(name)}`);

/** The words that may follow a switch, where it is one of a few. */
const choicesAt = ({ path, switches }: Place): { path: string; name: string; words: string }[] => {
  const options = operations.find(({ id }) => wordsOf(id).join(" ") === path)?.options ?? {};
  return Object.keys(switches).flatMap((name) => {
    const option = options[name];
    return option?.is === "choice"
      ? [{ path, name: `--${toKebab(name)}`, words: option.choices.join(" ") }]
      : [];
  });
};

const shells = "bash zsh fish";

function bash(): string {
  const seconds = nouns.map((noun) => `    ${noun}) words="${secondWords(noun).join(" ")}" ;;`);
  const values = places()
    .flatMap(choicesAt)
    .map(({ path, name, words }) => `    "${path} ${name}") words="${words}" ;;`);
  const names = places().map(
    ({ path, switches }) =>
      `      ${path.includes(" ") ? `"${path}"` : `"${path} "*`}) words="${longNames(switches).join(" ")}" ;;`,
  );
  return `# Completion of tabkit for bash: eval "$(tabkit completions bash)"
_tabkit() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  local path="\${COMP_WORDS[1]} \${COMP_WORDS[2]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${firstWords().join(" ")}"
  elif [ "$COMP_CWORD" -eq 2 ] && [[ "$cur" != -* ]]; then
    case "\${COMP_WORDS[1]}" in
${seconds.join("\n")}
    completions) words="${shells}" ;;
    esac
  else
    case "$path $prev" in
${values.join("\n")}
    esac
    if [ -z "$words" ] && [[ "$cur" == -* ]]; then
      case "$path" in
${names.join("\n")}
      esac
    fi
  fi
  [ -n "$words" ] && COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o bashdefault -o default -F _tabkit tabkit
`;
}

/** For zsh and fish: in single quotes, and short enough for a line. */
const plain = (text: string): string => text.replaceAll(/['\\:[\]]/g, " ").slice(0, 80);

/** Words with what they mean, as zsh lists them. */
const pairs = (words: readonly (readonly [string, string])[]): string =>
  words.map(([word, says]) => `'${word}:${plain(says)}'`).join(" ");

function zsh(): string {
  const firsts = firstWords().map((word) => [word, sayFirst(word)] as const);
  const seconds = nouns.map((noun) => {
    const words = secondWords(noun).map((word) => [word, saySecond(noun, word)] as const);
    return `    ${noun}) found=(${pairs(words)}) ;;`;
  });
  const names = places().map(({ path, switches }) => {
    const words = Object.entries(switches).map(
      ([name, { says }]) => [`--${toKebab(name)}`, says] as const,
    );
    return `    ${path.includes(" ") ? `'${path}'` : `'${path} '*`}) found=(${pairs(words)}) ;;`;
  });
  const values = places()
    .flatMap(choicesAt)
    .map(({ path, name, words }) => `    '${path} ${name}') compadd -- ${words}; return ;;`);
  return `#compdef tabkit
# Completion of tabkit for zsh: put it into a folder of $fpath as _tabkit.
_tabkit() {
  local -a found
  case "$words[2] $words[3] $words[CURRENT-1]" in
${values.join("\n")}
  esac
  if (( CURRENT == 2 )); then
    found=(${pairs(firsts)})
  elif (( CURRENT == 3 )) && [[ "$words[CURRENT]" != -* ]]; then
    case "$words[2]" in
${seconds.join("\n")}
    completions) compadd -- ${shells}; return ;;
    esac
  elif [[ "$words[CURRENT]" == -* ]]; then
    case "$words[2] $words[3]" in
${names.join("\n")}
    esac
  fi
  if (( $#found )); then _describe 'tabkit' found; else _files; fi
}
compdef _tabkit tabkit
`;
}

/** Where in a command fish is. */
const at = (path: string): string => {
  const [first = "", second] = path.split(" ");
  const seen = `__fish_seen_subcommand_from ${first}`;
  return second === undefined ? seen : `${seen}; and __fish_seen_subcommand_from ${second}`;
};

function fish(): string {
  const firsts = firstWords().map(
    (word) =>
      `complete -c tabkit -n __fish_use_subcommand -f -a ${word} -d '${plain(sayFirst(word))}'`,
  );
  const seconds = nouns.flatMap((noun) => {
    const all = secondWords(noun);
    const when = `${at(noun)}; and not __fish_seen_subcommand_from ${all.join(" ")}`;
    return all.map(
      (word) =>
        `complete -c tabkit -n '${when}' -f -a ${word} -d '${plain(saySecond(noun, word))}'`,
    );
  });
  const names = places().flatMap((place) =>
    Object.entries(place.switches).map(([name, { letter, takes, says }]) => {
      const words = choicesAt(place).find((each) => each.name === `--${toKebab(name)}`)?.words;
      const follows = words ? ` -x -a '${words}'` : takes ? " -r" : "";
      return `complete -c tabkit -n '${at(place.path)}' -l ${toKebab(name)}${letter ? ` -s ${letter}` : ""}${follows} -d '${plain(says)}'`;
    }),
  );
  return [
    "# Completion of tabkit for fish.",
    ...firsts,
    ...seconds,
    `complete -c tabkit -n '${at("completions")}' -f -a '${shells}'`,
    ...names,
    "",
  ].join("\n");
}

function sayFirst(word: string): string {
  const says = Object.entries(commands).find(([name]) => name === word)?.[1].says;
  return says ?? secondWords(word).join(", ");
}

const saySecond = (noun: string, word: string): string =>
  operations.find(({ id }) => id === `${noun}.${word}`)?.about ?? `${noun} ${word}`;
