import { data, Form } from 'react-router';
import { PageTitle } from '../../shell/page-title.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useText } from '../../words/words.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  const text = useText();
  return (
    <div className="page-column flex flex-col items-center py-8 md:py-12">
      <PageTitle name={text('content.notFound')} />
      <h1 className="font-bold text-xl">{text('content.notFound')}</h1>
      <Form action="/list" role="search" className="order-last flex w-full max-w-md gap-2">
        <input type="hidden" name="st" value="0" />
        <TextInput
          type="search"
          name="pn"
          required
          aria-label={text('content.searchLabel')}
          placeholder={text('content.searchLabel')}
        />
        <Button type="submit" tone="outline" className="shrink-0">
          {text('content.searchButton')}
        </Button>
      </Form>
      <Empty kind="default" sentence={text('content.notFoundText')} />
    </div>
  );
}
