import * as caseApi from '#domain/cases/api.ts';
import { isChoosable } from '#domain/cases/client-acts.ts';
import { matterChoice } from '#domain/cases/upgrades.ts';
import { findPackage } from '#domain/packages/catalogue.ts';
import type { CasePage, CasePageMatter } from '#domain/portal/case-page.ts';
import { fill, plural } from '#i18n/format.ts';
import { Choice } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

/** Which matters we work on, where the package is for fewer than there are. */
export default function ChooseMatters({ one }: { readonly one: CasePage }) {
  const locale = useLocale();
  const labels = useWords('case-page').matters;
  const { choose } = useWords('case-forms').offer;
  const free = one.matters.filter(({ status }) => isChoosable(status));
  const begun = one.matters.filter(({ status, leftOut }) => !isChoosable(status) && !leftOut);
  const nameOf = ({ place, county, docketNumber }: CasePageMatter) =>
    [
      fill(labels.name, { place }),
      county && fill(labels.county, { county }),
      docketNumber ?? labels.docketUnknown,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Form
      call={caseApi.chooseMatters}
      schema={matterChoice}
      words={choose}
      fixed={{
        id: one.id,
        versions: Object.fromEntries(one.matters.map(({ id, version }) => [id, version])),
      }}
      initial={{ matterIds: free.filter(({ leftOut }) => !leftOut).map(({ id }) => id) }}
      complete={({ matterIds, ...input }) => ({
        ...input,
        matterIds: [...begun.map(({ id }) => id), ...[matterIds].flat()],
      })}
      after="keep"
      className="pt-3"
      quiet
    >
      <Choice
        name="matterIds"
        label={plural(findPackage(one.packageId).matters, choose.lead, locale)}
        hint={begun.length > 0 ? choose.begun : undefined}
        options={free.map((matter) => ({ value: matter.id, text: nameOf(matter) }))}
      />
    </Form>
  );
}
