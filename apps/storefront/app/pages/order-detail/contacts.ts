const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/**
 * Phone numbers with a country code, or service numbers such as 400-820-8820: at least seven digits, so that neither
 * postcodes nor opening hours match.
 */
const PHONE = /(?:\+\d|\b0\d|\b[48]00)[\d\s()./-]{5,18}\d/g;

/** Contacts of the mall, extracted from the free text of its company info: there are no fields for them. */
export function contactsIn(info: string): { mails: string[]; phones: string[] } {
  const phones = info.replaceAll(MAIL, '').match(PHONE) ?? [];
  return { mails: [...new Set(info.match(MAIL))], phones: [...new Set(phones.map((phone) => phone.trim()))] };
}
