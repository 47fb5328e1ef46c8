import { mailContact } from '@galleria/domain/accounts/contact';
import type { Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { renderMail } from './render-message.ts';
import { startMailServer } from './testing/mail-server.ts';
import { testMails, visibleText } from './testing/test-mails.ts';
import { openTestMessages, workOnce, write } from './testing/write-and-send.ts';

const VALUES = {
  ...{ mall: 'Galleria', code: '482913', minutes: 10, masked: 'ad***@example.org' },
  ...{ browser: 'Firefox', system: 'Linux', nickName: 'Ada' },
};

describe('mail received by the mail server', () => {
  it.each([
    {
      locale: 'en',
      subject: '482913 is your Galleria code',
      lines: [
        'Enter this code to sign in to Galleria:',
        'The code is valid for 10 minutes. Do not give it to anybody: we never ask for it.',
        'If it was not you, you can ignore this message: without the code nothing happens.',
        'Galleria has sent this message automatically. Replies are not read.',
      ],
      language: '<html lang="en" dir="ltr">',
    },
    {
      locale: 'zh_CN',
      subject: '482913 是您的 Galleria 验证码',
      lines: [
        '请输入以下验证码登录 Galleria：',
        '验证码 10 分钟内有效。请勿告诉任何人，我们绝不会向您索要验证码。',
        '如非本人操作，请忽略此消息：没有验证码，什么都不会发生。',
        '此消息由 Galleria 自动发送，请勿回复。',
      ],
      language: '<html lang="zh-CN" dir="ltr">',
    },
    {
      locale: 'ar',
      subject: '482913 هو رمزك في Galleria',
      lines: [
        'أدخل هذا الرمز لتسجيل الدخول إلى Galleria:',
        'الرمز صالح لمدة 10 دقائق. لا تعطه لأحد، فنحن لا نطلبه منك أبدًا.',
        'إذا لم تكن أنت، فيمكنك تجاهل هذه الرسالة: لا يحدث شيء دون الرمز.',
        'أرسل Galleria هذه الرسالة تلقائيًا. لا تُقرأ الردود عليها.',
      ],
      language: '<html lang="ar" dir="rtl">',
    },
  ] as const)(
    'has subject and all lines in $locale, in text and HTML',
    async ({ locale, subject, lines, language }) => {
      const [app, server] = [await openTestApp(), await startMailServer()];
      const messages = openTestMessages(app, { smtpUrl: server.url });
      const to = mailContact('ada@example.org');
      await write(app, messages, { to, locale, mail: testMails.loginCode, values: { code: '482913', minutes: 10 } });
      await workOnce(app, messages);
      const [mail] = server.mails as [Email];
      expect(mail.subject).toBe(subject);
      expect(mail.html).toContain(language);
      for (const line of [...lines, '482913']) {
        expect(mail.text).toContain(line);
        expect(visibleText(mail.html ?? '')).toContain(line);
      }
    },
  );
});

describe('the HTML of a mail', () => {
  it('escapes values', () => {
    const values = { ...VALUES, nickName: '<img src=x onerror="alert(1)">', mall: "A&B's" };
    const { html, text } = renderMail({
      mail: testMails.welcome,
      locale: 'en',
      values,
      publicUrl: 'https://galleria.test',
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(html).toContain('A&amp;B&#39;s');
    expect(text).toContain('Hello <img src=x onerror="alert(1)">');
  });
});
