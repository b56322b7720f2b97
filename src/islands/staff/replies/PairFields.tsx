import { locales } from '#domain/languages.ts';
import { TextField } from '#ui/form/fields.tsx';

const namesOf = {
  en: { title: 'titleEn', body: 'bodyEn' },
  es: { title: 'titleEs', body: 'bodyEs' },
} as const;

/** Both halves of a saved reply side by side. */
export function PairFields() {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 xxl:grid-cols-2">
      {locales.map((language) => (
        <div key={language} className="grid grid-cols-1 content-start gap-4">
          <TextField name={namesOf[language].title} lang={language} />
          <TextField name={namesOf[language].body} lines={12} lang={language} />
        </div>
      ))}
    </div>
  );
}
