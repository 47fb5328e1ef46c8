/** The requested page of a list, or its last page when the entries of the requested one were removed. */
export async function fetchPageWithRecords<Page extends { records: unknown[]; pages: number }>(
  fetchPage: (current: number) => Promise<Page>,
  current: number,
): Promise<Page> {
  const page = await fetchPage(current);
  return page.records.length === 0 && page.pages > 0 ? fetchPage(page.pages) : page;
}
