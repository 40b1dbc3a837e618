/**
 * Whether a Spanish text calls her repayment a `devolución`, which is read as goods or money that
 * come back to her: a repayment is a `pago`, and only merchants and banks give back.
 */
export const saysRepaymentWrong = (english: string, spanish: string): boolean =>
  /\brepa(y|id)/i.test(english) &&
  /\bdev(ol|uel|uél)/i.test(spanish) &&
  !/refund|back/i.test(english);
