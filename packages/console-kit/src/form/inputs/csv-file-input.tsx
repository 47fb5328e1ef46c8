interface CsvFileInputProps {
  id?: string;
  onChange?: (file: File | undefined) => void;
}

/** The native file input: it shows the name of the chosen file and works with a keyboard. */
export function CsvFileInput({ id, onChange }: CsvFileInputProps) {
  return (
    <input
      id={id}
      type="file"
      accept=".csv,text/csv"
      style={{ maxWidth: '100%' }}
      onChange={(event) => onChange?.(event.target.files?.[0])}
    />
  );
}
