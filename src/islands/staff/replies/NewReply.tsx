import { useEffect, useRef, useState } from 'react';
import * as repliesApi from '#domain/replies/api.staff.ts';
import { link } from '#ui/button.ts';
import { Form } from '#ui/form/Form.tsx';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import type { SectionProps } from '../section-props.ts';
import { PairFields } from './PairFields.tsx';

interface NewReplyProps extends SectionProps {
  readonly onChanged: () => void;
}

/** A new pair; once saved, its own page opens. */
export function NewReply({ words, onChanged }: NewReplyProps) {
  const labels = words.replies;
  const heading = useRef<HTMLHeadingElement>(null);
  /** Of the pair that is written here, so that pressing twice adds one. */
  const [id] = useState(() => crypto.randomUUID());
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
          fixed={{ id }}
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
