const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** With a country code, or a service number such as 400-820-8820: at least seven digits, and neither a postcode nor hours. */
const PHONE = /(?:\+\d|\b0\d|\b[48]00)[\d\s()./-]{5,18}\d/g;

/** How the mall can be reached, from what staff wrote under its name: there is no field for each. */
export function contactsIn(info: string): { mails: string[]; phones: string[] } {
  const phones = info.replaceAll(MAIL, '').match(PHONE) ?? [];
  return { mails: [...new Set(info.match(MAIL))], phones: [...new Set(phones.map((phone) => phone.trim()))] };
}
