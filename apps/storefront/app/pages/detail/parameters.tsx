import type { Product } from './detail-data.ts';

export function Parameters({ parameters }: { parameters: Product['parameterList'] }) {
  return (
    <table className="w-full border-collapse text-sm">
      <tbody>
        {parameters.map(({ parameterKey, parameterValue }) => (
          <tr key={parameterKey} className="border-line border-b align-top first:border-t">
            <th scope="row" className="w-2/5 py-3 pe-4 text-start font-normal text-ink-soft">
              <bdi>{parameterKey}</bdi>
            </th>
            <td className="wrap-anywhere py-3">
              <bdi>{parameterValue}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
