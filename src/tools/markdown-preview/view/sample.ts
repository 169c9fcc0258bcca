/** A little of everything that GitHub's Markdown can do. */
export const sample = `# Field notes: tea on the trail

A short **guide** to brewing *anywhere*, ~~without~~ with a little care.[^water]

> [!TIP]
> Warm the cup first. It matters more than the pot.

## What to pack

- [x] Kettle, 0.6 L
- [x] Leaves in a tin
- [ ] A second cup, for company

## Times and temperatures

| Tea    | Water | Minutes | Infusions |
| :----- | ----: | :-----: | :-------: |
| Green  | 75 °C |    2    |    3      |
| Oolong | 90 °C |    3    |    5      |
| Black  | 98 °C |    4    |    1      |

## Brewing, step by step

1. Boil the water and let it rest.
2. Pour it over the leaves:
   - green tea wants to be cooler,
   - black tea as hot as it gets.
3. Wait, pour, drink.

\`\`\`js
// One spoon for each person, one for the pot.
const spoons = (people) => people + 1;
console.log(\`\${spoons(2)} spoons\`);
\`\`\`

## Notes

Press <kbd>Ctrl</kbd> + <kbd>P</kbd> to print this page. The formula is H<sub>2</sub>O, the
inventor unknown, and a [table of contents](#times-and-temperatures) writes itself.

<details>
<summary>Why not milk?</summary>

Nobody said so. Milk goes in *last*, unless you are sure of the cup.

</details>

---

> The second cup always tastes of the view.

[^water]: Soft water makes a brighter cup.
`;
