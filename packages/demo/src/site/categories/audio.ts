import { categoryBranch } from './category-branch.ts';

export const audio = categoryBranch(
  102,
  `
  🎧 Audio | 影音数码 | 影音音響 | Áudio | 오디오 | אודיו | Audio | صوتيات | Audio | オーディオ | Аудио | Audio
    Headphones | 耳机 | 耳機 | Fones de ouvido | 헤드폰·이어폰 | אוזניות | Kopfhörer | سماعات الرأس | Auriculares | ヘッドホン・イヤホン | Наушники | Casques et écouteurs
      🎧 Over-ear headphones | 头戴式耳机 | 耳罩式耳機 | Headphones | 헤드폰 | אוזניות קשת | Over-Ear-Kopfhörer | سماعات فوق الأذن | Auriculares de diadema | ヘッドホン | Полноразмерные наушники | Casques audio
      👂🎵 Wireless earbuds | 真无线耳机 | 真無線耳機 | Fones sem fio | 무선 이어폰 | אוזניות אלחוטיות | Kabellose In-Ears | سماعات أذن لاسلكية | Auriculares inalámbricos | ワイヤレスイヤホン | Беспроводные наушники | Écouteurs sans fil
      🎧🎮 Gaming headsets | 游戏耳机 | 電競耳機 | Headsets gamer | 게이밍 헤드셋 | אוזניות גיימינג | Gaming-Headsets | سماعات ألعاب | Auriculares gaming | ゲーミングヘッドセット | Игровые гарнитуры | Casques gaming
      🎧🏃 Sports headphones | 运动耳机 | 運動耳機 | Fones esportivos | 스포츠 이어폰 | אוזניות ספורט | Sportkopfhörer | سماعات رياضية | Auriculares deportivos | スポーツイヤホン | Спортивные наушники | Écouteurs de sport
    Speakers | 音箱音响 | 喇叭音響 | Caixas de som | 스피커 | רמקולים | Lautsprecher | مكبرات الصوت | Altavoces | スピーカー | Колонки | Enceintes
      🔊 Bluetooth speakers | 蓝牙音箱 | 藍牙喇叭 | Caixas Bluetooth | 블루투스 스피커 | רמקולי בלוטות׳ | Bluetooth-Lautsprecher | مكبرات بلوتوث | Altavoces Bluetooth | Bluetoothスピーカー | Bluetooth-колонки | Enceintes Bluetooth
      🔊📺 Soundbars | 回音壁 | 聲霸 | Soundbars | 사운드바 | מקרני קול | Soundbars | مكبرات ساوند بار | Barras de sonido | サウンドバー | Саундбары | Barres de son
      🔊🪩 Party speakers | 派对音箱 | 派對喇叭 | Caixas para festa | 파티 스피커 | רמקולים למסיבות | Partylautsprecher | مكبرات للحفلات | Altavoces de fiesta | パーティースピーカー | Колонки для вечеринок | Enceintes de soirée
      🔊💬 Smart speakers | 智能音箱 | 智慧音箱 | Caixas inteligentes | AI 스피커 | רמקולים חכמים | Smart Speaker | مكبرات ذكية | Altavoces inteligentes | スマートスピーカー | Умные колонки | Enceintes connectées
    Instruments | 乐器 | 樂器 | Instrumentos musicais | 악기 | כלי נגינה | Musikinstrumente | آلات موسيقية | Instrumentos | 楽器 | Музыкальные инструменты | Instruments
      🎸 Guitars | 吉他 | 吉他 | Violões e guitarras | 기타 | גיטרות | Gitarren | غيتارات | Guitarras | ギター | Гитары | Guitares
      🎹 Keyboards & pianos | 电子琴与钢琴 | 電子琴與鋼琴 | Teclados e pianos | 키보드·피아노 | קלידים ופסנתרים | Keyboards & Pianos | أورغ وبيانو | Teclados y pianos | キーボード・ピアノ | Синтезаторы и пианино | Claviers et pianos
      🥁 Drums | 鼓 | 鼓 | Baterias | 드럼 | תופים | Schlagzeug | طبول | Baterías | ドラム | Ударные | Batteries
      🎻 Strings | 弦乐器 | 弦樂器 | Instrumentos de corda | 현악기 | כלי קשת | Streichinstrumente | آلات وترية | Cuerdas | 弦楽器 | Струнные | Cordes
      🎷 Wind instruments | 管乐器 | 管樂器 | Instrumentos de sopro | 관악기 | כלי נשיפה | Blasinstrumente | آلات نفخ | Instrumentos de viento | 管楽器 | Духовые | Instruments à vent
    Home audio | 家庭音响 | 家用音響 | Som para casa | 홈 오디오 | שמע ביתי | Heim-Audio | صوتيات منزلية | Audio para el hogar | ホームオーディオ | Домашнее аудио | Hi-fi
      📻 Radios | 收音机 | 收音機 | Rádios | 라디오 | מכשירי רדיו | Radios | أجهزة راديو | Radios | ラジオ | Радиоприёмники | Radios
      💿 CD players | CD 播放机 | CD 播放器 | CD players | CD 플레이어 | נגני תקליטורים | CD-Player | مشغلات أقراص | Reproductores de CD | CDプレーヤー | CD-проигрыватели | Lecteurs CD
      📀 Turntables & vinyl | 黑胶唱机与唱片 | 黑膠唱機與唱片 | Toca-discos e vinis | 턴테이블·LP | פטיפונים ותקליטים | Plattenspieler & Vinyl | مشغلات وأسطوانات | Tocadiscos y vinilos | レコード・プレーヤー | Проигрыватели и винил | Platines et vinyles
      📻⏰ Alarm clock radios | 闹钟收音机 | 鬧鐘收音機 | Rádios-relógio | 알람 라디오 | רדיו שעון מעורר | Radiowecker | راديو منبه | Radios despertador | 目覚ましラジオ | Радиобудильники | Radios-réveils
    Recording | 录音直播 | 錄音直播 | Gravação | 녹음·방송 | הקלטה | Aufnahme | تسجيل | Grabación | 録音・配信 | Запись звука | Enregistrement
      🎙️ Studio microphones | 录音麦克风 | 錄音麥克風 | Microfones de estúdio | 스튜디오 마이크 | מיקרופוני אולפן | Studiomikrofone | ميكروفونات استوديو | Micrófonos de estudio | スタジオマイク | Студийные микрофоны | Micros de studio
      🎤 Karaoke microphones | K 歌麦克风 | K 歌麥克風 | Microfones de karaokê | 노래방 마이크 | מיקרופוני קריוקי | Karaoke-Mikrofone | ميكروفونات كاريوكي | Micrófonos de karaoke | カラオケマイク | Микрофоны для караоке | Micros de karaoké
      🎛️ Mixers | 调音台 | 混音器 | Mesas de som | 믹서 | מיקסרים | Mischpulte | أجهزة مزج الصوت | Mesas de mezclas | ミキサー | Микшеры | Tables de mixage
      🎚️ Audio interfaces | 声卡 | 錄音介面 | Interfaces de áudio | 오디오 인터페이스 | ממשקי שמע | Audio-Interfaces | واجهات صوت | Interfaces de audio | オーディオインターフェース | Аудиоинтерфейсы | Interfaces audio
`,
);
