import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beautify } from "../../logic.ts";
import { optionsShape } from "../options.ts";
import { tornPiece } from "./intact.ts";

/** What it was read as, and the result on one line; or the message and the reason. */
async function read(text: string, dialect = optionsShape.initial.dialect): Promise<string[]> {
  const made = await beautify(text, { ...optionsShape.initial, language: "sql", dialect });
  if (!made.ok) return [made.message, made.detail?.reason ?? ""];
  return [made.value.readAs ?? "as chosen", made.value.head.replace(/\s+/g, " ").trim()];
}

describe("SQL that is not standard is read as its dialect", () => {
  test.each([
    ["PostgreSQL", "select a::text, b ->> 'c' from t where d @> '{}'::jsonb and e ~* 'x'"],
    [
      "PostgreSQL",
      "create function f () returns int as $$ begin return 1; end $$ language plpgsql;",
    ],
    ["PostgreSQL", "select $1, array[1, 2], e'it\\'s' from t"],
    ["PostgreSQL", "select a #>> '{b}', c || d, e ?| array['x'] from t"],
    ["as chosen", "select 'it\\'s', 'b\\'s c' from `a`"],
    ["MySQL", "select @a := 1, a <=> b from c"],
    ["SQL Server", "select top 10 [a b], c from [dbo].[t] with (nolock) where d = @d"],
    ["SQL Server", "declare @a int = 1; set @a += 1; select @a, N'x' from #tmp; go"],
    ["SQL Server", "select * from a cross apply b (a.c) x; if @@rowcount > 0 begin print 'a' end"],
    ["BigQuery", "select STRUCT<a INT64> (1), ARRAY<STRING>['a'] from unnest ([1, 2])"],
    ["BigQuery", 'select """a b""", r"\\d" from t'],
    ["Snowflake", "select a:b.c::string from t qualify row_number() over ( order by b ) = 1"],
    ["Oracle", "begin x := 1; dbms_output.put_line (q'[it's]'); end; /"],
    ["SQLite", "pragma table_info ('a'); select $a, ?1, :b, @c from a"],
    ["as chosen", "select `a` from `b` limit 1, 2"],
    ["as chosen", "select a < -1, b = -1, c || d from e where f = ? and g = .5"],
    ["PostgreSQL", "select 'C:\\', 'x' from a"],
  ])("%s: %s", async (dialect, sql) => {
    expect(await read(sql)).toEqual([dialect, sql]);
  });

  test("a comment of MySQL ends where it ended", async () => {
    const made = await beautify("select 1 # one\nfrom a", {
      ...optionsShape.initial,
      language: "sql",
    });
    expect(made.ok && made.value.head).toMatch(/# one\n\s*from\n\s*a\n$/);
  });

  test.each([
    ["select (a from b", "sql", "The text ends too early"],
    ["select a::text from b", "mysql", "Unexpected “::text”"],
    ["select a || b from c", "transactsql", "“||” cannot be read as SQL Server SQL"],
    ["set @a += 1", "postgresql", "“@” cannot be read as PostgreSQL SQL"],
  ] as const)("what was chosen is held to: %s as %s", async (sql, dialect, reason) => {
    const [message, why] = await read(sql, dialect);
    expect(message).toBe("Invalid SQL format");
    expect(why).toBe(reason);
  });
});

describe("a layout that would change what is meant is seen", () => {
  test.each([
    ["a||b", "a | | b", "||"],
    ["a->>b", "a - > > b", "->>"],
    ["a+=1", "a + = 1", "+="],
    ["N'x'", "N 'x'", "N"],
    ['x=r"a"', 'x = r "a"', "r"],
    ["select @a", "select @ a", "@"],
    ["- -1", "--1", "-"],
    ["if @@a", "if@@a", "f"],
    ["'a' 'b'", "'a''b'", "'"],
    ["a b", "ab", "a"],
    ["ab", "a b", "a"],
    ["a", "b", "a"],
    ["a;", "a", ";"],
    ["a=-1,b=@c,d=:e,f=?,g=.5,h=$1", "a = -1, b = @c, d = :e, f = ?, g = .5, h = $1", null],
    ["like'x'", "LIKE 'x'", null],
    ["f (a , b)", "f(a, b)", null],
    ["a # b", "a # b", null],
    ["", "", null],
  ])("%j as %j", (before, after, torn) => {
    expect(tornPiece(before, after)).toBe(torn);
  });

  test("white space that moves between words and brackets is a layout", () => {
    const word = fc.constantFrom("select", "a", "1", "(", ")", ",", ";");
    const space = fc.constantFrom(" ", "\n", "\n  ");
    fc.assert(
      fc.property(fc.array(fc.tuple(word, space, space)), (parts) => {
        const [before, after] = [1, 2].map((which) =>
          parts.map((part) => `${part[0]}${part[which]}`).join(""),
        );
        expect(tornPiece(before ?? "", after ?? "")).toBe(null);
      }),
    );
  });
});
