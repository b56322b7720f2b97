/** The certificate of a module, as a paper in both languages, and the page where anybody can check one. */
const words = {
  paper: {
    title: 'Certificate of completion',
    awardedTo: 'Awarded to',
    /** Continues with the module's name on its own line. */
    passed: 'for passing the quiz of this Learning Center module on {date}:',
    code: 'Code',
    check: 'Check it at',
    scan: 'Scan to check this certificate',
    limits:
      'It shows that a free learning module was finished with its quiz. It is not a license, a school credit or legal advice, and it says nothing about any court case.',
    foot: '{title} · {code}',
  },
  page: {
    label: 'Code on the certificate',
    hint: '16 letters and numbers, for example {example}. Dashes do not matter.',
    button: 'Check',
    checking: 'Checking…',
    real: 'This certificate is real.',
    name: 'First name',
    module: 'Module',
    day: 'Finished on',
    noName: 'Not given',
    privacy: 'That is all we show. We do not tell anyone more about a person than this.',
    notFound: 'We have no certificate with this code. Please check each letter and number.',
    notACode: 'A code has 16 letters and numbers. Please check what you typed.',
    throttled: 'That was a lot of tries in a short time. Please wait a few minutes and try again.',
    failed: 'We could not check this just now. Please try again in a moment.',
    aboutTitle: 'What a certificate says',
    about:
      'People learn about housing, courts, records, money and work in our free Learning Center. Everyone who passes the quiz of a module gets a certificate. It is not a license and says nothing about any court case.',
    toLearning: 'See the Learning Center',
  },
};
export type CertificateWords = typeof words;
export default words;
