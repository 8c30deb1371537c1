/** Eine kurze Anleitung in eigenen Worten; die Nummern stehen in docs/rules.md. */
export const guide = {
  heading: 'Plättchen lesen, ein Zug, eine Schlacht',
  intro:
    'In Hexfall geht es darum, eine gute Schlacht herbeizuführen. Du baust auf einem kleinen Plan, Plättchen für Plättchen; dann ruft jemand zur Schlacht, und alles Gebaute geht auf einmal los.',
  aimTitle: 'Was du willst',
  aim: 'Bring das feindliche HQ von 20 auf 0 oder hab nach der letzten Schlacht das stärkere HQ (E1, E4).',
  tileTitle: 'Ein Plättchen lesen',
  tile: {
    initiative:
      'Die Zahl im kleinen Sechseck ist die Initiative: Höhere Zahlen agieren früher. Eine Einheit mit zwei Zahlen agiert zweimal (I1, I2). Eine Einheit ohne Zahl agiert nie (U8).',
    melee:
      'Ein weißer Zahn an einer Kante ist ein Nahkampfangriff: Er trifft den Feind an dieser Kante. Eine Zahl nennt seine Stärke, wenn sie nicht 1 ist (U1).',
    ranged:
      'Ein bernsteinfarbener Pfeil ist ein Fernkampfangriff: Er trifft den ersten Feind auf der geraden Linie, egal wie weit weg. Eigene Einheiten stehen ihm nicht im Weg (U1).',
    gauss: 'Ein doppelter blauer Pfeil ist ein Gauß-Schuss: Er trifft jeden Feind auf der ganzen Linie (U5).',
    rocket:
      'Eine Rakete mit Flossen fliegt auf das nächste Feld und bis zu zwei weitere, mit Kurven nach Wunsch; der erste Feind auf ihrer Bahn erhält 3 Wunden (P14).',
    shotgun: 'Ein Lauf mit Schrot ist eine Flinte: Der erste Feind auf der Linie erhält 3 Wunden auf Abstand 1, 2 auf 2 und 1 auf 3 (P15).',
    sharpshooter: 'Ein Fadenkreuz: Der Schuss trifft einen beliebigen Feind auf der Linie, nicht nur den ersten (P13).',
    spy: 'Eine Maske: Der Spion bekommt von feindlichen Modulen und HQs daneben, was sie der eigenen Seite geben (P12).',
    venom:
      'Ein Tropfen unter einem Giftzahn: Jeder Angriff, der verwundet, hinterlässt einen Giftmarker. Jeder Marker, ein Tropfen auf der Einheit, verursacht vor der ersten Phase jeder Schlacht 1 Wunde (P16, P17).',
    push: 'Ein Pfeil gegen einen Balken: Die Einheit stößt einen benachbarten Feind zurück, einmal in jedem deiner Züge (P18).',
    armor: 'Ein Stahlbalken an einer Kante ist Panzerung: Schüsse, die dort eintreffen, verlieren 1 (U4).',
    net: 'Maschen an einer Kante sind ein Netz: Es schaltet den Feind daneben aus, der gar nichts tut, solange das Netz hält (N1).',
    toughness: 'Rote Perlen sind zusätzliche Widerstandskraft: So viele Wunden mehr, bis die Einheit fällt (U3).',
    module:
      'Türkise Anschlüsse an den Kanten eines Moduls zeigen, wo es verbunden ist. Was dort steht, bekommt den Bonus, der in der Mitte steht (C1).',
    mobility: 'Ein Abzeichen mit vier Pfeilen: Die Einheit darf sich einmal in jedem deiner Züge bewegen oder drehen (M2).',
    foundation:
      'Ein Plättchen mit Nieten und rundem Feld ist ein Fundament: Es liegt flach auf einem freien Feld, und Einheiten dürfen darauf: Eine Mine zerstört sie, Wurzelwerk verbindet sie (P7–P9).',
    instant: 'Ein Plättchen mit Streifenrand ist ein Aktionsplättchen: Du nutzt es einmal, es tut, was es sagt, und ist weg (X).',
  },
  turnTitle: 'Ein Zug',
  turn: {
    draw: 'Du ziehst, bis du drei Plättchen hältst, und wirfst eines der drei ab (T1). In den ersten Zügen sind es weniger, und nichts wird abgeworfen (S4).',
    use: 'Die anderen beiden nutzt du, behältst sie oder wirfst sie ab: Einheiten kommen auf ein beliebiges freies Feld, beliebig gedreht, und bleiben so (T3, T5). Aktionsplättchen tun, was sie sagen, und sind weg.',
    redraw: 'Hast du nur Aktionsplättchen gezogen, darfst du sie gegen neue tauschen (T2).',
    open: 'Handplättchen und Ablagestapel sind für alle offen. Nur die Reihenfolge der Nachziehstapel ist geheim (S2).',
  },
  battleTitle: 'Eine Schlacht',
  battle: {
    start: 'Das Plättchen Schlacht beginnt eine und beendet deinen Zug; ebenso das Plättchen, das den Plan füllt (B1, F1).',
    phases:
      'Sie läuft von der höchsten Initiative hinab bis 0. Alle Einheiten einer Phase agieren zugleich: Wer darin stirbt, schlägt noch zu (B3, B4).',
    medic: 'Ein Sanitäter stirbt anstelle einer verbundenen Einheit und hebt einen ganzen Angriff auf (D1).',
    hq: 'HQs agieren zuletzt, bei 0, und treffen ringsum, aber nie einander (U2).',
    end: 'Zieht jemand das letzte Plättchen, haben alle anderen noch einen Zug, dann kommt die letzte Schlacht (E2).',
  },
  boardTitle: 'Der Plan',
  board: {
    sides:
      'Der Rand eines Plättchens zeigt seine Seite: Eine durchgezogene Linie ist deine, eine doppelte verbündet, eine unterbrochene feindlich. Jede feindliche Seite hat ihr eigenes Muster.',
    raised:
      'Ein Angriff behält Form und Farbe, wenn sich seine Stärke ändert. Ein grünes Schild mit Spitze nach oben steht für einen höheren Wert, ein orangefarbenes mit Spitze nach unten für einen niedrigeren.',
    order:
      'Zu dritt oder zu viert sagt das Zeichen auf einem Emblem, wann der Zug kommt: ▶ ist am Zug, 1 kommt als Nächstes, dann 2, dann 3.',
    net: 'Maschen über dem ganzen Plättchen: Die Einheit steckt im Netz und tut nichts (N1).',
    forecast:
      'Ein Schädel in der Ecke: Eine Schlacht würde die Einheit jetzt zerstören, bei der Initiative daneben. Ein Fragezeichen stattdessen: Das hängt von einer Entscheidung ab.',
    zoom: 'Vergrößere den Plan mit zwei Fingern, doppeltem Tippen, dem Mausrad oder der Taste + und zieh ihn, um ihn zu verschieben; die Taste 0 zeigt ihn wieder ganz. Tippst du eine Einheit an, siehst du sie groß, mit allen Werten.',
  },
  controlsTitle: 'Am Bildschirm',
  controls: {
    place: 'Wähle ein Plättchen, wähle ein leuchtendes Feld, dreh das Plättchen (Ziehen, Mausrad, Q und E), dann „Legen“ oder Enter.',
    units: 'Wähle eine deiner Einheiten auf dem Plan, um sie zu bewegen oder zu drehen, wenn sie es darf.',
    keys: 'Mit der Tastatur: Ziffern nehmen ein Plättchen, Pfeiltasten wandern über den Plan, Enter wählt, Q und E drehen, Entf wirft ab, Escape geht zurück, N beendet den Zug, P plant den nächsten, G zeigt deinem Team ein Feld, M schaltet den Ton aus, I erklärt, worauf du zeigst, R zeigt, was noch kommt.',
    back: '„Zurücknehmen“ macht deine letzte Aktion ungeschehen, solange nichts Neues aufgedeckt wurde (T7).',
  },
} as const;
