import type { IntakeField } from '#domain/intake/submission.ts';
import type { FileQueue } from '#browser/file-queue.ts';
import { answersOf } from './form-values.ts';
import { PackageChoice } from './PackageChoice.tsx';
import { Review } from './Review.tsx';
import type { Asking, IntakeWizardProps } from './wizard-props.ts';

type LastStepProps = Asking &
  Pick<IntakeWizardProps, 'packages' | 'packageWords'> & {
    /** A signed-in client's paid case waits for this application: nothing to choose, nothing to pay. */
    readonly paid: boolean;
    readonly files: FileQueue;
    readonly onChange: (field: IntakeField | 'files') => void;
  };

/** Step 5: the package, every answer, and what is to be paid. */
export function LastStep({ paid, files, onChange, packages, packageWords, ...asking }: LastStepProps) {
  const { words, values, locale } = asking;
  const chosen = packages.find(({ id }) => id === values.selectedServicePackage);
  return (
    <>
      {paid ? (
        <div className="notice good">
          <p>
            <strong>{words.review.alreadyPaid}</strong>
          </p>
          <p>
            {chosen?.name}. {words.review.alreadyPaidText}
          </p>
        </div>
      ) : (
        <PackageChoice {...asking} packages={packages} packageWords={packageWords} />
      )}
      <Review
        answers={answersOf(values)}
        fileNames={files
          .list()
          .filter(({ status }) => status !== 'refused')
          .map(({ name }) => name)}
        words={words}
        locale={locale}
        onChange={onChange}
      />
      {!paid && chosen && (
        <p className="total">
          <span>
            {words.review.total}: {chosen.name}
          </span>
          <strong>{chosen.price}</strong>
        </p>
      )}
    </>
  );
}
