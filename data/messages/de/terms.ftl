### Namen von Dingen, die an mehreren Stellen erscheinen.

kinds-draft = Draft
kinds-sealed = Sealed
kinds-constructed = Constructed

modes-digital = Auf diesem Computer
modes-paper = Mit echten Karten

structures-swiss = Schweizer System
structures-roundRobin = Jeder gegen jeden
structures-tables = Twin-Suns-Tische
