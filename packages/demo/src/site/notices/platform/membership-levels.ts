import { localeTexts } from '../../locale-texts.ts';
import type { NoticeText } from '../notice-text.ts';

export const membershipLevels: NoticeText = {
  title: localeTexts(
    'Membership levels: what each one brings | 会员等级与权益一览 | 會員等級與權益一覽 | Níveis de fidelidade: o que cada um oferece | 회원 등급별 혜택 안내 | רמות החברות: מה כל אחת נותנת | Mitgliedsstufen und ihre Vorteile | مستويات العضوية ومزاياها | Niveles de membresía: qué ofrece cada uno | 会員ランクと特典のご案内 | Уровни участия и их преимущества | Niveaux d’adhésion : les avantages de chacun',
  ),
  content: {
    en: `<p>Growth comes from shopping. Five free levels wait for you: Member, Silver, Gold, Platinum and Diamond.</p>
<ul><li><strong>Silver</strong> from 500 growth</li><li><strong>Gold</strong> from 2,000 growth</li><li><strong>Platinum</strong> from 10,000 growth</li><li><strong>Diamond</strong> from 50,000 growth</li></ul>
<p>See your own level in the <a href="/user-center">personal centre</a>.</p>`,
    zh_CN: `<p>购物可积累成长值。免费等级共五级：普通、白银、黄金、铂金、钻石。</p>
<ul><li><strong>白银</strong>：成长值 500</li><li><strong>黄金</strong>：成长值 2,000</li><li><strong>铂金</strong>：成长值 10,000</li><li><strong>钻石</strong>：成长值 50,000</li></ul>
<p>可在<a href="/user-center">个人中心</a>查看当前等级。</p>`,
    zh_TW: `<p>購物可累積成長值。免費等級共有五級：一般、白銀、黃金、白金與鑽石。</p>
<ul><li><strong>白銀</strong>：成長值 500</li><li><strong>黃金</strong>：成長值 2,000</li><li><strong>白金</strong>：成長值 10,000</li><li><strong>鑽石</strong>：成長值 50,000</li></ul>
<p>可在<a href="/user-center">會員專區</a>查看您目前的等級。</p>`,
    pt: `<p>Você ganha pontos de nível ao comprar. São cinco níveis gratuitos: Básico, Prata, Ouro, Platina e Diamante.</p>
<ul><li><strong>Prata</strong> a partir de 500 pontos de nível</li><li><strong>Ouro</strong> a partir de 2.000 pontos de nível</li><li><strong>Platina</strong> a partir de 10.000 pontos de nível</li><li><strong>Diamante</strong> a partir de 50.000 pontos de nível</li></ul>
<p>Veja seu nível em <a href="/user-center">Minha conta</a>.</p>`,
    ko: `<p>쇼핑하면 등급 점수가 쌓입니다. 무료 등급은 일반, 실버, 골드, 플래티넘, 다이아몬드 다섯 단계입니다.</p>
<ul><li><strong>실버</strong>: 등급 점수 500점부터</li><li><strong>골드</strong>: 등급 점수 2,000점부터</li><li><strong>플래티넘</strong>: 등급 점수 10,000점부터</li><li><strong>다이아몬드</strong>: 등급 점수 50,000점부터</li></ul>
<p>현재 등급은 <a href="/user-center">마이페이지</a>에서 확인하세요.</p>`,
    he: `<p>נקודות דרגה צוברים בקניות. מחכות לכם חמש רמות חינם: רגילה, כסף, זהב, פלטינה ויהלום.</p>
<ul><li><strong>כסף</strong> החל מ־500 נקודות דרגה</li><li><strong>זהב</strong> החל מ־2,000 נקודות דרגה</li><li><strong>פלטינה</strong> החל מ־10,000 נקודות דרגה</li><li><strong>יהלום</strong> החל מ־50,000 נקודות דרגה</li></ul>
<p>את הרמה שלכם תמצאו ב<a href="/user-center">אזור האישי</a>.</p>`,
    de: `<p>Statuspunkte sammelst du beim Einkaufen. Fünf kostenlose Stufen warten auf dich: Basis, Silber, Gold, Platin und Diamant.</p>
<ul><li><strong>Silber</strong> ab 500 Statuspunkten</li><li><strong>Gold</strong> ab 2.000 Statuspunkten</li><li><strong>Platin</strong> ab 10.000 Statuspunkten</li><li><strong>Diamant</strong> ab 50.000 Statuspunkten</li></ul>
<p>Deine aktuelle Stufe siehst du unter <a href="/user-center">Mein Konto</a>.</p>`,
    ar: `<p>تكسب نقاط النمو من التسوق. بانتظارك خمسة مستويات مجانية: العادي والفضي والذهبي والبلاتيني والماسي.</p>
<ul><li><strong>الفضي</strong> من 500 نقطة نمو</li><li><strong>الذهبي</strong> من 2,000 نقطة نمو</li><li><strong>البلاتيني</strong> من 10,000 نقطة نمو</li><li><strong>الماسي</strong> من 50,000 نقطة نمو</li></ul>
<p>اطّلع على مستواك في صفحة <a href="/user-center">حسابي</a>.</p>`,
    es: `<p>Sumas puntos de nivel al comprar. Te esperan cinco niveles gratuitos: Básico, Plata, Oro, Platino y Diamante.</p>
<ul><li><strong>Plata</strong> desde 500 puntos de nivel</li><li><strong>Oro</strong> desde 2000 puntos de nivel</li><li><strong>Platino</strong> desde 10 000 puntos de nivel</li><li><strong>Diamante</strong> desde 50 000 puntos de nivel</li></ul>
<p>Consulta tu nivel en <a href="/user-center">Mi cuenta</a>.</p>`,
    ja: `<p>お買い物でランクポイントが貯まります。無料のランクは、レギュラー、シルバー、ゴールド、プラチナ、ダイヤモンドの5つです。</p>
<ul><li><strong>シルバー</strong>：500ランクポイントから</li><li><strong>ゴールド</strong>：2,000ランクポイントから</li><li><strong>プラチナ</strong>：10,000ランクポイントから</li><li><strong>ダイヤモンド</strong>：50,000ランクポイントから</li></ul>
<p>現在のランクは<a href="/user-center">マイページ</a>でご確認いただけます。</p>`,
    ru: `<p>Очки уровня начисляются за покупки. Вас ждут пять бесплатных уровней: обычный, серебряный, золотой, платиновый и бриллиантовый.</p>
<ul><li><strong>Серебряный</strong> — от 500 очков</li><li><strong>Золотой</strong> — от 2000 очков</li><li><strong>Платиновый</strong> — от 10 000 очков</li><li><strong>Бриллиантовый</strong> — от 50 000 очков</li></ul>
<p>Узнать свой уровень можно в <a href="/user-center">личном кабинете</a>.</p>`,
    fr: `<p>Vous gagnez des points de statut en achetant. Cinq niveaux gratuits vous attendent : Standard, Argent, Or, Platine et Diamant.</p>
<ul><li><strong>Argent</strong> dès 500 points de statut</li><li><strong>Or</strong> dès 2 000 points de statut</li><li><strong>Platine</strong> dès 10 000 points de statut</li><li><strong>Diamant</strong> dès 50 000 points de statut</li></ul>
<p>Retrouvez votre niveau dans <a href="/user-center">Mon compte</a>.</p>`,
  },
};
