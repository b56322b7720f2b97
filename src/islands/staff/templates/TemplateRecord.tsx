import * as papers from '#domain/papers/api.staff.ts';
import { readTemplate, type StaffTemplate } from '#domain/papers/template-requests.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Form } from '#ui/form/Form.tsx';
import { Facts } from '../Facts.tsx';
import { shortMoment } from '../formats.ts';
import { Columns, Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { Quote } from '#ui/Quote.tsx';
import { RecordDetail } from '../RecordDetail.tsx';
import type { RecordProps } from '../section-props.ts';
import { AttorneyAnswer } from './AttorneyAnswer.tsx';
import { Difference } from './Difference.tsx';
import { Preview } from './Preview.tsx';
import type { TemplateProps } from './template-props.ts';
import { UnverifiedSentences } from './UnverifiedSentences.tsx';
import { WriteVersion } from './WriteVersion.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** One version of a template: its state, a preview, the differences, and its actions. */
export function TemplateRecord(props: RecordProps) {
  const { id, onChanged } = props;
  return (
    <RecordDetail<StaffTemplate>
      call={papers.readTemplate}
      id={id}
      back={placeLink('templates')}
      titleOf={({ template }) => template.title}
      onChanged={onChanged}
    >
      {(known, onDone) => (
        <Version
          key={known.template.id}
          {...props}
          known={known}
          template={readTemplate(known.template.content)}
          facts={known.facts}
          onDone={onDone}
        />
      )}
    </RecordDetail>
  );
}

function Version(props: TemplateProps) {
  const words = useStaffWords();
  const { known, member } = props;
  const labels = words.templates;
  const { template } = known;
  const mayWrite = member.rights.includes('templates');
  const isAnswerable = member.role === 'attorney' && template.state !== 'replaced';
  return (
    <Columns>
      <div>
        <State {...props} />
        <Difference {...props} />
        <Preview template={props.template} />
      </div>
      <div>
        {isAnswerable ? <AttorneyAnswer {...props} /> : <UnverifiedSentences {...props} />}
        {mayWrite && template.state === 'approved' && <PutInForce {...props} />}
        <Versions {...props} />
        {mayWrite ? (
          <WriteVersion {...props} />
        ) : (
          <p className="text-xs text-ink-soft">{labels.write.needsRight}</p>
        )}
      </div>
    </Columns>
  );
}

function State({ known: { template } }: TemplateProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.templates;
  const time = (moment: string) => shortMoment(moment, locale);
  return (
    <Panel>
      <Facts
        rows={[
          [labels.columns.state, labels.states[template.state]],
          [labels.columns.version, String(template.number)],
          [labels.columns.county, template.county ?? labels.everyCounty],
          [labels.note, template.note],
        ]}
      />
      <p>
        <span>
          {template.isShipped
            ? labels.shipped
            : fill(labels.writtenBy, { name: template.by ?? '?', time: time(template.at) })}
        </span>
        {template.putInForceAt && (
          <span>
            {` ${fill(labels.inForceSince, {
              time: time(template.putInForceAt),
              name: template.putInForceBy ?? '?',
            })}`}
          </span>
        )}
      </p>
      {template.reviews.length > 0 && (
        <section className="grid grid-cols-1 gap-2" aria-label={labels.reviews}>
          {template.reviews.map((review) => {
            const about = fill(labels.said[review.answer], {
              name: review.name ?? '?',
              time: time(review.at),
            });
            return review.words ? (
              <Quote key={review.at} about={about}>
                {review.words}
              </Quote>
            ) : (
              <p key={review.at}>{about}</p>
            );
          })}
        </section>
      )}
    </Panel>
  );
}

function Versions({ known }: TemplateProps) {
  const words = useStaffWords();
  const labels = words.templates;
  return (
    <Panel title={labels.versions}>
      <ul className="grid grid-cols-1">
        {known.versions.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line"
          >
            {one.id === known.template.id ? (
              <span className="py-2.5">
                {fill(labels.version, { number: one.number })} ({labels.thisOne})
              </span>
            ) : (
              <a className={link} href={placeLink('templates', one.id)}>
                {fill(labels.version, { number: one.number })}
              </a>
            )}
            <span className="text-xs text-ink-soft">{labels.states[one.state]}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function PutInForce({ known: { template }, onDone }: TemplateProps) {
  const words = useStaffWords();
  const labels = words.templates.force;
  return (
    <Panel title={labels.title}>
      <p>{labels.lead}</p>
      <Form
        call={papers.putTemplateInForce}
        words={labels}
        fixed={{ id: template.id }}
        confirm={() => ({
          title: fill(labels.question, { number: template.number }),
          text: labels.text,
          yes: labels.yes,
        })}
        reload={onDone}
      />
    </Panel>
  );
}
