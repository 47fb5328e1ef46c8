/** Downloads a text as a file. Spreadsheets need the byte order mark to read CSV as UTF-8. */
export function downloadFile(name: string, content: string, type: 'text/csv' | 'text/plain'): void {
  const mark = type === 'text/csv' ? '\uFEFF' : '';
  saveFile(name, new Blob([mark + content], { type: `${type};charset=utf-8` }));
}

export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
