// The package brings no types of its own.
declare module 'fxa-common-password-list' {
  const commonPasswords: { readonly test: (password: string) => boolean };
  export default commonPasswords;
}
