import { categoryBranch } from './category-branch.ts';

export const shoes = categoryBranch(
  106,
  `
  👟 Shoes | 鞋靴 | 鞋類 | Calçados | 신발 | נעליים | Schuhe | أحذية | Calzado | シューズ | Обувь | Chaussures
    Trainers | 运动休闲鞋 | 運動休閒鞋 | Tênis | 운동화 | נעלי ספורט | Sneaker | أحذية رياضية | Zapatillas | スニーカー | Кроссовки | Baskets
      👟 Running shoes | 跑步鞋 | 慢跑鞋 | Tênis de corrida | 러닝화 | נעלי ריצה | Laufschuhe | أحذية جري | Zapatillas de correr | ランニングシューズ | Беговые кроссовки | Chaussures de course
      👟🏀 Basketball shoes | 篮球鞋 | 籃球鞋 | Tênis de basquete | 농구화 | נעלי כדורסל | Basketballschuhe | أحذية كرة السلة | Zapatillas de baloncesto | バスケットシューズ | Баскетбольные кроссовки | Chaussures de basket
      👟🛹 Skate shoes | 板鞋 | 滑板鞋 | Tênis de skate | 스케이트화 | נעלי סקייט | Skateschuhe | أحذية تزلج | Zapatillas de skate | スケートシューズ | Кеды для скейтборда | Chaussures de skate
      👟⚽ Football boots | 足球鞋 | 足球鞋 | Chuteiras | 축구화 | נעלי כדורגל | Fußballschuhe | أحذية كرة القدم | Botas de fútbol | サッカースパイク | Бутсы | Chaussures de foot
    Women’s shoes | 女鞋 | 女鞋 | Sapatos femininos | 여성화 | נעלי נשים | Damenschuhe | أحذية نسائية | Zapatos de mujer | レディースシューズ | Женская обувь | Chaussures femme
      👠 High heels | 高跟鞋 | 高跟鞋 | Salto alto | 하이힐 | נעלי עקב | High Heels | كعب عالٍ | Tacones | ハイヒール | Туфли на каблуке | Escarpins
      🥿 Flats | 平底鞋 | 平底鞋 | Sapatilhas | 플랫슈즈 | נעליים שטוחות | Ballerinas | أحذية مسطحة | Bailarinas | フラットシューズ | Балетки | Ballerines
      👡 Sandals | 凉鞋 | 涼鞋 | Sandálias | 샌들 | סנדלים | Sandalen | صنادل | Sandalias | サンダル | Босоножки | Sandales
      👢 Ankle boots | 短靴 | 短靴 | Botas de cano curto | 앵클부츠 | מגפונים | Stiefeletten | أحذية بوت قصيرة | Botines | ショートブーツ | Ботильоны | Bottines
      🩰 Dance shoes | 舞蹈鞋 | 舞鞋 | Sapatilhas de dança | 댄스화 | נעלי ריקוד | Tanzschuhe | أحذية رقص | Zapatos de baile | ダンスシューズ | Обувь для танцев | Chaussures de danse
    Men’s shoes | 男鞋 | 男鞋 | Sapatos masculinos | 남성화 | נעלי גברים | Herrenschuhe | أحذية رجالية | Zapatos de hombre | メンズシューズ | Мужская обувь | Chaussures homme
      👞 Lace-ups | 系带皮鞋 | 繫帶皮鞋 | Sapatos sociais | 구두 | נעלי שרוכים | Schnürschuhe | أحذية برباط | Zapatos de cordones | 革靴 | Туфли на шнурках | Derbies et richelieus
      👞💼 Loafers | 乐福鞋 | 樂福鞋 | Mocassins | 로퍼 | מוקסינים | Loafer | لوفر | Mocasines | ローファー | Лоферы | Mocassins
      🩴 Flip-flops | 人字拖 | 夾腳拖鞋 | Chinelos | 플립플롭 | כפכפים | Zehentrenner | شباشب | Chanclas | ビーチサンダル | Шлёпанцы | Tongs
      🥾 Leather boots | 皮靴 | 皮靴 | Botas de couro | 가죽 부츠 | מגפי עור | Lederstiefel | بوت جلدي | Botas de piel | レザーブーツ | Кожаные ботинки | Bottes en cuir
    Outdoor footwear | 户外鞋 | 戶外鞋 | Calçados outdoor | 아웃도어화 | הנעלת שטח | Outdoorschuhe | أحذية للهواء الطلق | Calzado de montaña | アウトドアシューズ | Обувь для походов | Chaussures outdoor
      🥾 Hiking boots | 登山鞋 | 登山鞋 | Botas de trilha | 등산화 | נעלי הליכה | Wanderschuhe | أحذية مشي جبلي | Botas de senderismo | 登山靴 | Треккинговые ботинки | Chaussures de randonnée
      🥾❄️ Snow boots | 雪地靴 | 雪靴 | Botas de neve | 스노 부츠 | מגפי שלג | Schneestiefel | أحذية للثلج | Botas de nieve | スノーブーツ | Зимние сапоги | Bottes de neige
      👢☔ Rain boots | 雨靴 | 雨鞋 | Galochas | 장화 | מגפי גשם | Gummistiefel | أحذية مطر | Botas de agua | レインブーツ | Резиновые сапоги | Bottes de pluie
      👟🌊 Water shoes | 涉水鞋 | 水陸鞋 | Calçados aquáticos | 아쿠아슈즈 | נעלי מים | Wasserschuhe | أحذية مائية | Escarpines | ウォーターシューズ | Аквашузы | Chaussures d’eau
    Children’s shoes | 童鞋 | 童鞋 | Calçados infantis | 아동화 | נעלי ילדים | Kinderschuhe | أحذية أطفال | Zapatos infantiles | キッズシューズ | Детская обувь | Chaussures enfant
      👟🐣 First steps | 学步鞋 | 學步鞋 | Primeiros passos | 걸음마 신발 | צעד ראשון | Lauflernschuhe | الخطوات الأولى | Primeros pasos | ファーストシューズ | Первые шаги | Premiers pas
      👟🎒 School shoes | 校园鞋 | 學生鞋 | Sapatos escolares | 학생화 | נעליים לבית הספר | Schulschuhe | أحذية مدرسية | Zapatos de colegio | 通学靴 | Школьная обувь | Chaussures d’école
      👟✨ Light-up trainers | 闪灯鞋 | 閃燈鞋 | Tênis com luzes | 불빛 운동화 | נעליים מאירות | Blinkschuhe | أحذية مضيئة | Zapatillas con luces | 光るスニーカー | Кроссовки с огоньками | Baskets lumineuses
      🛼 Roller skates | 轮滑鞋 | 溜冰鞋 | Patins | 롤러스케이트 | גלגיליות | Rollschuhe | أحذية بعجلات | Patines | ローラースケート | Роликовые коньки | Patins à roulettes
`,
);
