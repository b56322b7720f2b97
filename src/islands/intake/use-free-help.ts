import { useState } from 'react';
import { answersOf } from '#domain/intake/answers-of-values.ts';
import { noticeFor } from '#domain/intake/notices.ts';
import type { IntakeValues } from '#domain/intake/values.ts';
import { officeDate } from '#domain/promises/office-date.ts';

/** The notice about free help that the answers call for today, and the question it stands after. */
export function useFreeHelp(values: IntakeValues): ReturnType<typeof noticeFor> {
  const [today] = useState(() => officeDate(new Date()));
  return noticeFor(answersOf(values), today);
}
