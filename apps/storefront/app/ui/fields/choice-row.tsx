interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceRowProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  defaultValue: string;
}

/** Radio buttons in a row. */
export function ChoiceRow({ name, label, choices, defaultValue }: ChoiceRowProps) {
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label: labelText }) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-control border border-edge bg-mist px-4 text-sm transition-[background-color,border-color] hover:border-ink has-checked:border-brand has-checked:bg-brand-tint has-checked:font-semibold has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
          >
            <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} className="sr-only" />
            {labelText}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
