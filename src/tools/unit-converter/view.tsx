import { Select } from "#ui/select.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { AllUnits } from "./view/all-units.tsx";
import { Conversion } from "./view/conversion.tsx";
import { categories, categoryOf, mainCategories, type CategoryId } from "./logic.ts";
import { useConverter } from "./view/use-converter.ts";

const named = (id: CategoryId) => [id, categoryOf(id).name] as const;
const mainOptions = mainCategories.map(named);
const moreOptions = [
  ["", "Choose…"] as const,
  ...categories.filter(({ id }) => !isMain(id)).map(({ id }) => named(id)),
];

function isMain(id: CategoryId): boolean {
  return mainCategories.some((main) => main === id);
}

export default function UnitConverterView() {
  const converter = useConverter();
  const { category, chooseCategory } = converter;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Segmented<CategoryId>
          label="Category"
          hideLabel
          options={mainOptions}
          value={category.id}
          onChange={chooseCategory}
        />
        <Select<CategoryId | "">
          label="More categories"
          options={moreOptions}
          value={isMain(category.id) ? "" : category.id}
          onChange={(id) => chooseCategory(id === "" ? "length" : id)}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_28rem]">
        <Conversion converter={converter} />
        <AllUnits converter={converter} />
      </div>
    </div>
  );
}
