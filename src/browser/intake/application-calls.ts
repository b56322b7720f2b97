import * as intakeApi from '#domain/intake/api.ts';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/call-api.ts';

export const readApplication = (locale: Locale) => callApi(intakeApi.application, {}, { locale });

export const changeEmail = (locale: Locale, email: string) =>
  callApi(intakeApi.changeEmail, { email }, { locale });

export const mailAgain = (locale: Locale) => callApi(intakeApi.mailAgain, {}, { locale });

export const attachFiles = (locale: Locale, tickets: readonly string[]) =>
  callApi(intakeApi.attachFiles, { tickets }, { locale });
