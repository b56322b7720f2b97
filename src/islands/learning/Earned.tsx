import type { ModuleId } from '#domain/learning/modules.ts';
import type { LearningView } from '#browser/learning/learning-types.ts';
import type { Locale } from '#domain/languages.ts';
import type { LearningWords } from '#i18n/en/learning.ts';
import { loginAddress } from './Keeping.tsx';

interface EarnedProps {
  readonly view: LearningView;
  readonly moduleId: ModuleId;
  readonly locale: Locale;
  readonly words: LearningWords['module'];
}

/** The certificate of a finished module, or how to come by it. */
export function Earned({ view, moduleId, locale, words }: EarnedProps) {
  if (view.records[moduleId]?.certificateCode)
    return (
      <p>
        <a href={`/api/learning/certificate?module=${moduleId}&language=${locale}`}>{words.certificate}</a>
      </p>
    );
  if (view.who === 'visitor')
    return (
      <p className="small">
        {words.certificateVisitor} <a href={loginAddress(locale)}>{words.certificateSignIn}</a>
      </p>
    );
  return <p className="small">{words.certificateHow}</p>;
}
