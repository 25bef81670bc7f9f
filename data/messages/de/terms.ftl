### Namen von Dingen, die an mehreren Stellen erscheinen.

kinds-draft = { -draft }
kinds-sealed = { -sealed }
kinds-constructed = Constructed

modes-digital = Auf diesem Computer
modes-paper = Mit echten Karten

structures-swiss = Schweizer System
structures-roundRobin = Jeder gegen jeden
structures-tables = { -twin-suns-tables }
