import * as supporterApi from '#domain/supporters/api.ts';
import { supporterChange, type Supporter } from '#domain/supporters/supporters.ts';
import { fill } from '#i18n/format.ts';
import { Check, Choice } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useWords } from '../../calls/use-words.ts';

/** What somebody who helps sees from now on, and the client's yes to that. */
export function ChangeSights({ id, name, sees }: Supporter) {
  const { changing } = useWords('supporters');
  return (
    <Form
      call={supporterApi.change}
      schema={supporterChange}
      words={{ ...changing, open: fill(changing.open, { name }), done: fill(changing.done, { name }) }}
      fixed={{ id }}
      initial={{ sees }}
      className="py-2"
      quiet
    >
      <Choice name="sees" label={fill(changing.fields.sees.label, { name })} />
      <Check name="agreed" />
    </Form>
  );
}
