export const versionSdl = /* GraphQL */ `
  "A version of a model, as one orders it (get_versions). Unknown figures are null."
  type Version implements Node @dontInfer {
    "Id of the version in api.php (car_id)."
    versionId: Int!
    "Segment of the version's address."
    slug: String!
    "Path of its page on this site."
    path: String!
    "Name of the version, without brand and model."
    name: String!
    "Id of its model."
    modelId: Int!
    "Its model."
    model: Model! @link(by: "modelId", from: "modelId")
    "Trim level."
    trim: String
    "List price in francs CFA, taxes included."
    price: Int
    "Price of the moment in francs CFA, under the list price: the lowest of the promos that run on it for everybody; null without one."
    promoPrice: Int
    "The price that counts today, in francs CFA: what anybody pays, promoPrice or else price. An offer under conditions is no part of it."
    currentPrice: Int
    "Promos that run on it, those under conditions too; the first to end first."
    offers: [Promo!]! @link
    "Day the price was noted."
    priceDate: Date @dateformat
    "Whether it waits in the country."
    availability: Availability
    "Weeks from order to delivery."
    deliveryWeeks: Int
    "What it runs on, free text of the editors: Essence, Diesel, Hybride, Électrique."
    energy: String!
    "Engine displacement in cm³."
    displacement: Int
    "Power in metric horsepower (ch)."
    power: Int
    "Fiscal power in CV."
    fiscalPower: Int
    "Torque in Nm."
    torque: Int
    "Gearbox, free text of the editors: Automatique 6; automatic reads it."
    gearbox: String
    "Number of gears."
    gears: Int
    "Driven wheels, free text of the editors: Traction, 4x4 permanente; fourWheelDrive reads it."
    drivetrain: String
    "Whether it shifts by itself, read from the wording of the gearbox; null when that does not tell."
    automatic: Boolean
    "Whether it drives four wheels, read from the wording of the drivetrain; null when that does not tell."
    fourWheelDrive: Boolean
    "Mixed consumption, in consumptionUnit."
    consumption: Float
    "Consumption in town, in consumptionUnit."
    consumptionCity: Float
    "Consumption on the open road, in consumptionUnit."
    consumptionRoad: Float
    "Unit of the three consumptions, free text: l/100 km, kWh/100 km."
    consumptionUnit: String
    "CO2 in g/km."
    co2: Int
    "Top speed in km/h."
    topSpeed: Int
    "Seconds from 0 to 100 km/h."
    acceleration: Float
    "Length in mm."
    length: Int
    "Width in mm, without mirrors."
    width: Int
    "Height in mm."
    height: Int
    "Wheelbase in mm."
    wheelbase: Int
    "Ground clearance in mm."
    groundClearance: Int
    "Boot in litres."
    boot: Int
    "Boot in litres with the seats folded."
    bootMax: Int
    "Fuel tank in litres."
    tank: Int
    "Battery in kWh."
    battery: Float
    "Electric range in km."
    range: Int
    "Charging power on alternating current, in kW."
    chargeAc: Float
    "Charging power on direct current, in kW."
    chargeDc: Float
    "Weight in kg."
    weight: Int
    "Payload in kg."
    payload: Int
    "Towed weight in kg."
    towing: Int
    "Number of seats."
    seats: Int
    "Number of doors."
    doors: Int
    "Tyre size, as worded."
    tyres: String
    "Maker's warranty, as worded."
    warranty: String
    "Kilometres between two services."
    serviceEvery: Int
    "Whether the rear seats get air of their own (vents or air conditioning), read from the wording of its equipment; null when that does not tell."
    rearAir: EquipmentStatus
    "Its equipment, in the editors' order."
    equipment: [EquipmentItem!]!
  }

  "Whether a version waits in the country."
  enum Availability {
    "In stock."
    IN_STOCK
    "To be ordered."
    ON_ORDER
  }

  "One piece of equipment of a version."
  type EquipmentItem {
    "Group it is listed under: Sécurité, Confort."
    group: String!
    "Name of the equipment."
    label: String!
    "Whether the version has it."
    status: EquipmentStatus!
    "Price of the option in francs CFA."
    price: Int
  }

  "Whether a version has a piece of equipment."
  enum EquipmentStatus {
    "Every car has it."
    STANDARD
    "It can be ordered."
    OPTION
    "It cannot be had."
    UNAVAILABLE
  }
`;
