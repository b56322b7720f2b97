import { useEffect, useRef, useState } from 'react';
import * as repliesApi from '#domain/replies/api.staff.ts';
import { link } from '#ui/button.ts';
import { Form } from '#ui/form/Form.tsx';
import { createWriteKey } from '#ui/form/write-key.ts';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import type { SectionProps } from '../section-props.ts';
import { PairFields } from './PairFields.tsx';
import { useStaffWords } from '../staff-words.ts';

interface NewReplyProps extends SectionProps {
  readonly onChanged: () => void;
}

/** A new pair; once saved, its own page opens. */
export function NewReply({ onChanged }: NewReplyProps) {
  const words = useStaffWords();
  const labels = words.replies;
  const heading = useRef<HTMLHeadingElement>(null);
  /** Becomes the id of the pair, so that pressing twice adds one. */
  const [key] = useState(createWriteKey);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="grid grid-cols-1 gap-4">
      <p>
        <a className={link} href={placeLink('replies')} data-back>
          {words.frame.record.back}
        </a>
      </p>
      <h2 className="text-h3" tabIndex={-1} ref={heading}>
        {labels.newTitle}
      </h2>
      <Panel>
        <Form
          call={repliesApi.create}
          words={{ fields: labels.fields, submit: labels.submit }}
          complete={(pair) => ({ ...pair, id: key.keyed(repliesApi.create.path, pair).idempotencyKey })}
          onDone={(saved) => {
            onChanged();
            location.hash = placeLink('replies', saved.id);
          }}
          after="keep"
          className="max-w-none!"
        >
          <PairFields />
        </Form>
      </Panel>
    </article>
  );
}
